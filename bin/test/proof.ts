/** The tag of what is too long for every change. It runs with `npm run proofs`, and where its path is named. */
export const proof = { name: 'proof', description: 'Too long for every change: `npm run proofs`' } as const;

/** Of Vitest's command line: everything but them, and nothing but them. */
export const [withoutProofs, proofsAlone] = ['--tags-filter=!proof', '--tags-filter=proof'];
