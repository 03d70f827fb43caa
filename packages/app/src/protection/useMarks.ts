import { configText } from '@housefront/contract/site-title';
import type { MarkModel } from '@housefront/ui/patterns/MarkStrip';
import { useCapabilities } from '../kernel/capabilities.ts';
import { useRuntime } from '../kernel/runtime.ts';

/** The official marks, if the profile has them in this place (RG-05). */
export function useMarks(place: 'top' | 'footer'): readonly MarkModel[] {
  const { core, files } = useRuntime();
  const { config, i18n } = core;
  const { marks } = useCapabilities();
  if (marks?.place !== place) return [];
  return (config.protection?.marks ?? []).map(({ file, title, url }, at) => ({
    src: `/${file}`,
    size: files.marks?.[at] ?? undefined,
    title: configText(title, i18n.locale, config),
    href: url,
  }));
}
