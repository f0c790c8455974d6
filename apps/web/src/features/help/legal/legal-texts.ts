/** What a legal dialog can show: the terms of a sign-up or a top-up, or one of the texts named in the login footer. */
export type LegalText = 'signup' | 'topUp' | 'privacy' | 'terms' | 'cookies';
