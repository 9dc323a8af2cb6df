import type { ArticleEntry } from '../types.ts';

export const connectYourDomain: ArticleEntry = {
  key: 'connect-your-domain',
  category: 'hosting-and-security',
  related: ['articles:change-a-page-address', 'articles:uptime-and-maintenance'],
  reviewBy: '2027-07-01',
  locales: {
    en: {
      slug: 'connect-your-domain',
      title: 'Connecting your domain',
      summary: 'Which records to set, how long it takes, and how to move without a minute of interruption.',
      seo: { title: '', description: '' },
      body: `Your domain stays yours and stays registered where it is. You only tell it where the site lives.

## The records

We send you two lines, one for the bare name and one for www, to enter at your registrar. If your registrar does not allow an alias on the bare name, we send you addresses instead. Mail records are not touched.

## How long it takes

Usually minutes, at most a day. Lower the “time to live” of the old records to 300 seconds a day before, and the change itself takes five minutes.

## Moving without interruption

1. We prepare the certificate before the move, with a record that proves your consent.
2. You change the records at an hour that we agree on.
3. The old server stays on for a week and passes visitors on.

## Arabic domain names

Names such as those under the Arabic ending of Egypt work too. Both the Arabic and the Latin name can lead to the same site; one of them should be the main one, so that search engines count them as one.
`,
    },
  },
};
