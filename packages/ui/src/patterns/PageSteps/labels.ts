export const pageStepLabels = {
  page: ['letters.page', 'page', 'pages'],
  previous: 'common.previous',
  next: 'common.next',
} as const;
