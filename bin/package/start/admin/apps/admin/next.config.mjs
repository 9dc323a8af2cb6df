// What of apps/admin/next.config.ts still counts once the screens are built.
export default { devIndicators: false, poweredByHeader: false };
