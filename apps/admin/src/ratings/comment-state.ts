/** What has become of a reader's comment. */
export const commentStates = ['open', 'answered', 'done'] as const;
export type CommentState = (typeof commentStates)[number];
