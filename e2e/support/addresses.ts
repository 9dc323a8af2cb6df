/** Ports of the journeys' own site and admin host, away from those of `npm start`. */
export const sitePort = Number(process.env.JOURNEYS_SITE_PORT ?? 4790);
export const adminPort = Number(process.env.JOURNEYS_ADMIN_PORT ?? 4791);
export const siteUrl = `http://localhost:${sitePort}`;
export const adminUrl = `http://localhost:${adminPort}`;
