import path from 'node:path';

const firstPort = Number(process.env.FAULTS_PORT ?? 4795);

/** Away from those of `npm start` and of the journeys. */
export const ports = {
  site: firstPort,
  admin: firstPort + 1,
  between: firstPort + 2,
  replica: firstPort + 3,
  second: firstPort + 4,
  pooler: firstPort + 5,
};
export const siteUrl = `http://localhost:${ports.site}`;
export const replicaUrl = `http://localhost:${ports.replica}`;
export const adminUrl = `http://localhost:${ports.admin}`;
export const secondAdminUrl = `http://localhost:${ports.second}`;
/** The folder of the checkout whose builds are run. */
export const root = path.resolve(import.meta.dirname, '../../..');
export const administrator = { email: 'admin@nasaq.example', password: 'a long password for faults' };
/** What site and admin host share. */
export const secret = 'a secret that only these tests know, of some length';
