export const appDownloadLabels = {
  title: ['content.app.title', 'site'],
  intro: 'content.app.intro',
  scan: 'content.app.scan',
  add: 'content.app.add',
  empty: 'content.app.empty',
  emptyHint: 'content.app.empty_hint',
  home: 'common.home',
} as const;
