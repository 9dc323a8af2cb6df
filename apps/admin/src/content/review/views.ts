import type { EditViewConfig } from 'payload';

/** Tabs beside the form of what has drafts: its review with what was said at its fields, and behind the versions its history. */
export const reviewViews = {
  review: {
    path: '/review',
    Component: '/content/review/screens/review-views.tsx#ReviewView',
    tab: { Component: '/content/review/screens/view-tabs.tsx#ReviewTab', order: 160 },
  },
  history: {
    path: '/history',
    Component: '/content/review/screens/review-views.tsx#HistoryView',
    tab: { Component: '/content/review/screens/view-tabs.tsx#HistoryTab', order: 920 },
  },
} satisfies Record<string, EditViewConfig>;
