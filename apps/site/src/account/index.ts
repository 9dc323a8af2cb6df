export { AccountForm } from './account-form.tsx';
export { AccountPage, AccountPart, GuestPage } from './account-page.tsx';
export { PasswordField } from './password-field.tsx';
export { signIn, typedAddress } from './sign-in.ts';
export { loadSignedIn } from './signed-in-parts.tsx';
export { SignedIn } from './signed-in.tsx';
export { usePostedAction } from './use-send.ts';
