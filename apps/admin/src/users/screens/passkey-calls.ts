import type { Locale } from '@nasaq/contract';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { staffTexts } from '../catalogue/index.ts';
import { signInWith, type SignInAnswer } from './credentials-form.tsx';

interface Call {
  /** Of the doors: `…-options` and the one that takes the answer. */
  address: string;
  language: Locale;
}

/** Without https, and not on the machine itself, browsers have none. */
export function hasPasskeys(): boolean {
  return browserSupportsWebAuthn();
}

/** Asks the host, then the browser, then tells the host. A refusal of any of them is one answer. */
export async function signWithPasskey({ address, language }: Call): Promise<SignInAnswer> {
  const asked = await signInWith({ address: `${address}-options`, body: {}, fields: [], language });
  if (asked.refusal) return asked;
  const response = await startAuthentication({ optionsJSON: asked.answer as never }).catch(() => null);
  return response ? signInWith({ address, body: { response }, fields: [], language }) : aborted(language);
}

/** The same for a new one. @param name as its owner calls it */
export async function makePasskey({ address, language, name }: Call & { name: string }): Promise<SignInAnswer> {
  const asked = await signInWith({ address: `${address}-options`, body: {}, fields: [], language });
  if (asked.refusal) return asked;
  const response = await startRegistration({ optionsJSON: asked.answer as never }).catch(() => null);
  return response ? signInWith({ address, body: { name, response }, fields: [], language }) : aborted(language);
}

function aborted(language: Locale): SignInAnswer {
  return { refusal: { message: staffTexts[language].second.aborted } };
}
