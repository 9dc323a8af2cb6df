export { mailAddress } from './mail-address.ts';
export { WriteToUs } from './write-to-us.tsx';
