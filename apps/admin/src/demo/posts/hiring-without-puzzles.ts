import type { PostEntry } from '../types.ts';

export const hiringWithoutPuzzles: PostEntry = {
  key: 'hiring-without-puzzles',
  publishedAt: '2026-04-07',
  author: 'layla-mansour',
  tags: ['culture'],
  related: [
    'careers:senior-frontend-engineer',
    'careers:product-designer',
    'companies:how-we-work',
    'posts:honest-estimates',
  ],
  locales: {
    en: {
      slug: 'hiring-without-puzzles',
      title: 'Hiring without puzzles',
      summary:
        'We replaced riddles and whiteboards with a paid half day of real work. What it costs, what it shows, and what we still get wrong.',
      body: `
For our first five years we hired as everybody did. A candidate stood at a whiteboard and reversed a linked list while three of us watched. We felt rigorous. Then, in 2019, we did what we would have done for any client and looked at the numbers: the score in that interview against the judgement of colleagues a year later, for 34 people. The correlation was 0.08. We might as well have asked for the date of birth.

The puzzle measured one thing well, namely whether somebody had recently practised puzzles in front of strangers. Those who had not were, disproportionately, women returning to work, people with children, and engineers who had been busy shipping.

## Half a day of the real thing

Now the central step is a work sample. It lasts four hours, is paid at the rate of the position, and takes place at our office or at the candidate’s own desk, on a date that suits them.

The material is a real piece of our work from about two years ago, cut to size. A frontend engineer receives a small form that loses its input when the language changes, and is asked to find out why and repair it. A designer receives a page in English and is asked to set it in Arabic, including the table that does not want to turn. A project manager receives eleven emails from a client and writes the twelfth. Anything may be used: documentation, search engines, a model, a telephone call to us. We ask only that they note what they relied on, because that is what colleagues do.

There is no trick hidden in it. We say so in the first line, and candidates still do not believe it until the end.

## What we look at

Two people read the result, without knowing the name, against a sheet of six questions that the candidate has seen beforehand.

1. Does it do what was asked, in both languages?
2. Could a colleague continue it tomorrow?
3. What was left out, and was that said?
4. Which question did they ask us, and when?
5. What would fail first in real use?
6. Would you learn something from working beside this person?

Each reader gives a mark and a sentence of reasons before seeing the other’s. Then follows a conversation of an hour about the work itself. It is the best hour of the process. People are at ease when they talk about something that they have just made.

## What it costs

A half day costs us between 2,000 and 5,500 pounds per candidate, plus about five hours of reading and talking. We invite four people per position to it, so the price of a decision is some 15,000 pounds. A wrong decision, found after five months, cost us 310,000 the last time we dared to calculate it.

Before the sample there is one call of thirty minutes in which half of the time belongs to the candidate’s questions. The salary range stands in the announcement, so nobody wastes a month on finding out. After the sample everyone receives a written answer within five working days, with the two marks and the reasons. Eleven people whom we turned down applied again later. Four of them work here now.

## What we still get wrong

The method favours those who can free four hours, even paid ones. We offer evenings and Saturdays, and it is not enough for everybody. It also favours people who write clearly, since so much of the evidence is on paper. We decided to live with that second bias: writing clearly is most of the job.

And a sample shows how somebody works alone, while most of our work is done in threes. So the first three months remain a trial for both sides, with a talk every second Thursday in which the newcomer speaks first. Two of the last twenty left in that time. Both talks were decent, and one of the two sent us her brother.

The correlation, since you will ask, is now 0.51 over 41 people. It is not a law of nature. It is about as good as such figures get, and nobody has cried at a whiteboard since 2019. Our [open positions](/careers) say which sample belongs to each.
`,
      seo: {
        title: 'Hiring without puzzles: paid work samples',
        description:
          'Why Nasaq dropped whiteboard interviews for a paid half day of real work, the six questions we ask of it, and what it costs.',
      },
    },
  },
};
