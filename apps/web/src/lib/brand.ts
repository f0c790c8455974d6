/** The server writes its configuration into every page. */
export type Brand = { name: string; supportEmail: string; providerUrl: string; legalName: string };

const DEFAULT_BRAND: Brand = {
  name: 'Dakhila',
  supportEmail: 'support@dakhila.example',
  providerUrl: 'https://dakhila.example',
  legalName: 'Dakhila Education Services',
};

/** The development server sends none, so the defaults apply. */
export const brand: Brand = { ...DEFAULT_BRAND, ...JSON.parse(document.getElementById('brand')?.textContent ?? '{}') };
