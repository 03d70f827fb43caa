import { configText } from '@housefront/contract/site-title';
import { SaferGambling, type HelpModel, type HelpSection } from '@housefront/ui/patterns/SaferGambling';
import { use, useEffect, type ReactNode } from 'react';
import { paths } from '../kernel/paths.ts';
import { useProtection } from '../kernel/protection-parts.ts';
import { HydratedContext, useRuntime } from '../kernel/runtime.ts';

type Kind = 'helpline' | 'contact' | 'assessment' | 'register' | 'software';

/** The tools that the profile has, with what each does (RG-04). */
function useTools(): readonly HelpModel[] {
  const { t } = useRuntime().core.i18n;
  const { limits, breaks, exclusions, panic, realityCheck, marketing } = useProtection();
  const tool = (id: string, section: string | null): HelpModel => ({
    id,
    title: t(`protection.${id}`),
    text: t(`protection.${id}_text`),
    href: section === null ? null : paths.member(section),
  });
  return [
    ...(limits ? [tool('limits', 'Limits')] : []),
    ...(realityCheck ? [tool('check', null)] : []),
    ...(breaks ? [tool('breaks', 'Breaks')] : []),
    ...(panic ? [tool('panic', null)] : []),
    ...(exclusions ? [tool('exclusion', 'Breaks')] : []),
    tool('activity', 'Activity'),
    ...(marketing ? [tool('choices', 'Choices')] : []),
  ];
}

/** The page that lists all tools of the profile and all ways to help (RG-04, RG-30, RG-45). */
export function SaferPage(): ReactNode {
  const { core } = useRuntime();
  const { config, i18n } = core;
  const { t } = i18n;
  const onHydrated = use(HydratedContext);
  useEffect(() => onHydrated?.(), [onHydrated]);
  const tools = useTools();
  const links = config.protection?.links ?? [];
  const entries = (wanted: Kind): readonly HelpModel[] =>
    links
      .filter(({ kind }) => kind === wanted)
      .map(({ title, url, phone, note }) => ({
        id: url,
        title: configText(title, i18n.locale, config),
        text: note === undefined ? undefined : configText(note, i18n.locale, config),
        href: url,
        phone,
      }));
  const section = (id: string, kind: Kind, text?: string): HelpSection => ({
    id,
    title: t(`protection.${id}`),
    text,
    entries: entries(kind),
  });
  return (
    <SaferGambling
      title={t('protection.title')}
      intro={t('protection.intro')}
      sections={[
        { id: 'tools', title: t('protection.tools'), entries: tools },
        section('help', 'helpline'),
        section('contact', 'contact'),
        section('assessment', 'assessment'),
        section('registers', 'register', t('protection.registers_text')),
        section('software', 'software', t('protection.software_text')),
      ]}
    />
  );
}
