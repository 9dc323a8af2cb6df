/** What somebody is told of: a mention, another comment in a thread of theirs, a review that is asked of them, its answer. */
export const noticeTypes = ['mention', 'reply', 'asked', 'returned', 'approved'] as const;
export type NoticeType = (typeof noticeTypes)[number];
