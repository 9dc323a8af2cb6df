import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** Of the rounds that make a staff password's hash slow on purpose; the same for who makes and for who compares it. */
const share = 1 / 1000;
const { pbkdf2 } = crypto;

// Hundreds of staff are made and signed in by the tests, and none of them is attacked.
crypto.pbkdf2 = ((password, salt, iterations, ...rest) =>
  pbkdf2(password, salt, Math.ceil(iterations * share), ...rest)) as typeof pbkdf2;
syncBuiltinESMExports();
