/** Ports of the journeys' own site and admin host, away from those of `npm start`. */
export const sitePort = Number(process.env.JOURNEYS_SITE_PORT ?? 4790);
export const adminPort = Number(process.env.JOURNEYS_ADMIN_PORT ?? 4791);
export const siteUrl = `http://localhost:${sitePort}`;
export const adminUrl = `http://localhost:${adminPort}`;
/** The mail server that the journeys' admin host sends to, and where its mails are read. */
export const mailPort = Number(process.env.JOURNEYS_MAIL_PORT ?? 4792);
export const mailBoxPort = mailPort + 1;
export const mailBoxUrl = `http://127.0.0.1:${mailBoxPort}`;
/** The Nu HTML checker, which `npm run accessibility` starts. */
export const nuPort = mailPort + 2;
export const nuUrl = `http://127.0.0.1:${nuPort}`;
