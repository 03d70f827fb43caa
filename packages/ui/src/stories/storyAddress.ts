/**
 * Address of a story in Storybook's own window, with values of its toolbars. Relative, so that it works in any folder.
 * @param story id of the story, e.g. `views-home--normal`
 */
export function storyAddress(story: string, globals: Readonly<Record<string, string>> = {}): string {
  const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  return `./?path=/story/${story}${chosen.length > 0 ? `&globals=${chosen.join(';')}` : ''}`;
}
