import { auth } from '@dakhila/contract/auth';
import { call } from '../../../lib/api.ts';

export const sendLoginCode = async (identifier: string) => (await call(auth.loginInit, { body: { identifier } })).data;
export const verifyLoginCode = (identifier: string, otp: string) =>
  call(auth.loginVerify, { body: { identifier, otp } });
