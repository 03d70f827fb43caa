/**
 * Tokens that this template replaces with others of the same theme, by path, so that text has a contrast of 7:1 (WCAG AAA) in
 * every built-in theme: one text colour on the page, and each tone's pair with the most contrast for filled controls. A
 * gradient becomes the flat colour of the path. A test computes every pair.
 */
export const clearTokens: Readonly<Record<string, string>> = {
  'text.muted': 'text.primary',
  'text.faint': 'text.primary',
  'text.headerMuted': 'text.header',
  'text.headerActive': 'text.header',
  'text.hero': 'text.primary',
  'gradient.hero': 'surface.raised',
  'jackpot.label': 'jackpot.digit',
  'gradient.jackpot': 'jackpot.cell',
  'badge.hot': 'danger.soft',
  'badge.onHot': 'danger.onSoft',
  'badge.new': 'success.soft',
  'badge.onNew': 'success.onSoft',
  'badge.count': 'danger.soft',
  'badge.onCount': 'danger.onSoft',
  'info.onSoft': 'text.primary',
  ...Object.fromEntries(
    ['accent', 'second', 'gold', 'danger', 'success', 'warning', 'info'].flatMap((tone) => [
      [`${tone}.text`, 'text.primary'],
      [`${tone}.base`, tone === 'info' ? 'text.primary' : `${tone}.onSoft`],
      [`${tone}.strong`, tone === 'info' ? 'text.primary' : `${tone}.onSoft`],
      [`${tone}.on`, `${tone}.soft`],
    ]),
  ),
  ...Object.fromEntries(['accent', 'second', 'gold'].map((tone) => [`gradient.${tone}`, `${tone}.onSoft`])),
};
