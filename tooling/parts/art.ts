/** A picture, font, sound or set of drawings in a published package that is no package itself. */
export interface Art {
  readonly name: string;
  readonly licence: string;
  /** Where it comes from. */
  readonly description: string;
  /** Its files in the folder of the package; none for what code draws. */
  readonly files?: RegExp;
}

/**
 * Art of the packages, by their folders. No package has a font: sites use those of the visitor's system, or of their own. Icons are
 * the package `@iconify-json/lucide` (ISC), which is a part like any other.
 */
export const art: Readonly<Record<string, readonly Art[]>> = {
  ui: [
    {
      name: 'previews of templates',
      licence: 'MIT',
      description: 'Pictures of the templates, taken of pages of the kit.',
      files: /^src\/templates\/[\w-]+\/preview\.webp$/,
    },
  ],
  sandbox: [
    {
      name: 'mark of the sandbox',
      licence: 'MIT',
      description: 'Drawn for the kit.',
      files: /^src\/control\/page\/mark\.svg$/,
    },
    {
      name: 'art of games, banners and logos',
      licence: 'MIT',
      description: 'Drawn by code of the sandbox for the kit.',
    },
    { name: 'sounds of games', licence: 'MIT', description: 'Made by code of the sandbox for the kit.' },
  ],
};
