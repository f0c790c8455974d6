/** Who runs the product: configuration of the server, which writes it into every page. */
export type Brand = { name: string; supportEmail: string; providerUrl: string; legalName: string };

const UNSET: Brand = {
  name: 'Dakhila',
  supportEmail: 'support@dakhila.example',
  providerUrl: 'https://dakhila.example',
  legalName: 'Dakhila Education Services',
};

/** The brand as this page carries it; the development server of the web sends none, and gets the defaults. */
export const brand: Brand = { ...UNSET, ...JSON.parse(document.getElementById('brand')?.textContent ?? '{}') };
