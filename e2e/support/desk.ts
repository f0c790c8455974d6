import type { BrowserContext, Page } from '@playwright/test';
import { ops } from './ops.ts';
import { baseUrl } from './server.ts';

/** Gives the page a device with a passkey that says yes to everything, as a finger would. */
export async function addPasskeyDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The address that an invitation from the command line opens, on the server of this run. */
export function invitation(email: string, name: string, role: string): string {
  const { url } = ops('staff', 'invite', email, '--name', name, '--role', role) as { url: string };
  return `${baseUrl()}/desk/join${new URL(url).hash}`;
}

/** A page on which somebody of the staff has registered a passkey and is signed in. */
export async function staffPage(context: BrowserContext, email: string, name: string, role: string): Promise<Page> {
  const page = await context.newPage();
  await addPasskeyDevice(page);
  await page.goto(invitation(email, name, role));
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  return page;
}
