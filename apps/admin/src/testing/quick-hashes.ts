import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** Of the rounds that make a staff password's hash slow on purpose; the same for who makes and for who compares it. */
const share = 1 / 1000;
const quick = Symbol.for('quick');

// Hundreds of staff are made and signed in by the tests, and none of them is attacked. This is read for each file of a
// worker, whose crypto is one.
if (!(quick in crypto.pbkdf2)) {
  const { pbkdf2 } = crypto;
  const shortened = ((password, salt, iterations, ...rest) =>
    pbkdf2(password, salt, Math.ceil(iterations * share), ...rest)) as typeof pbkdf2;
  crypto.pbkdf2 = Object.assign(shortened, { [quick]: true });
  syncBuiltinESMExports();
}
