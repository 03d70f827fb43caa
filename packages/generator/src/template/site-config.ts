import { AnswersError } from '../base/questions.ts';
import { ownTemplate } from './own-template.ts';

/** Lines of a config that name the template of a mode, as the generator writes them. */
const LINES = {
  desktop: {
    key: 'TEMPLATE_NAME',
    name: /^(\s*TEMPLATE_NAME:\s*)(['"])[^'"]*\2/gm,
    module: /^(\s*desktop:\s*\(\)\s*=>\s*import\(\s*)(['"])[^'"]*\2/gm,
  },
  mobile: {
    key: 'MOBILE_TEMPLATE_NAME',
    name: /^(\s*MOBILE_TEMPLATE_NAME:\s*)(['"])[^'"]*\2/gm,
    module: /^(\s*mobile:\s*\(\)\s*=>\s*import\(\s*)(['"])[^'"]*\2/gm,
  },
} as const;

/**
 * A site's config with a template of the operator's own. Everything else stays as the operator has it.
 * @param config its text
 * @param file its path, for a message
 * @throws {AnswersError} when the config does not name its template in lines such as the generator's
 */
export function withTemplate(config: string, file: string, template: string, module: string): string {
  const { mode } = ownTemplate(template) ?? { mode: 'mobile' };
  const { key, name, module: importLine } = LINES[mode];
  let text = config;
  for (const [line, value] of [
    [name, template],
    [importLine, module],
  ] as const) {
    if ([...config.matchAll(line)].length !== 1)
      throw new AnswersError([
        `${file} does not name its ${mode} template as the kit writes it. Write ${key}: '${template}' and ${mode}: () => import('${module}') there by hand, and leave the site out here.`,
      ]);
    text = text.replace(line, (_, before: string, quote: string) => before + quote + value + quote);
  }
  return text;
}
