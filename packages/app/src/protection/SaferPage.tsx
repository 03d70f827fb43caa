import { configText } from '@housefront/contract/site-title';
import { SaferGambling, type HelpModel, type HelpSection } from '@housefront/ui/patterns/SaferGambling';
import { use, useEffect, type ReactNode } from 'react';
import { paths } from '../kernel/paths.ts';
import { useCapabilities } from '../kernel/capabilities.ts';
import { HydratedContext, useRuntime } from '../kernel/runtime.ts';

type Kind = 'helpline' | 'contact' | 'assessment' | 'register' | 'software';

/** The tools that the profile has, with what each does (RG-04). */
function useTools(): readonly HelpModel[] {
  const { t } = useRuntime().core.i18n;
  const { limits, breaks, exclusions, panic, realityCheck, marketing } = useCapabilities();
  const tool = (id: string, title: string, text: string, section: string | null): HelpModel => ({
    id,
    title,
    text,
    href: section === null ? null : paths.member(section),
  });
  return [
    ...(limits ? [tool('limits', t('protection.limits'), t('protection.limits_text'), 'Limits')] : []),
    ...(realityCheck ? [tool('check', t('protection.check'), t('protection.check_text'), 'RealityCheck')] : []),
    ...(breaks ? [tool('breaks', t('protection.breaks'), t('protection.breaks_text'), 'Breaks')] : []),
    ...(panic ? [tool('panic', t('protection.panic'), t('protection.panic_text'), null)] : []),
    ...(exclusions ? [tool('exclusion', t('protection.exclusion'), t('protection.exclusion_text'), 'Breaks')] : []),
    tool('activity', t('protection.activity'), t('protection.activity_text'), 'Activity'),
    ...(marketing ? [tool('choices', t('protection.choices'), t('protection.choices_text'), 'Choices')] : []),
  ];
}

/** The page that lists all tools of the profile and all ways to help (RG-04). */
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
  const section = (kind: Kind, title: string, text?: string): HelpSection => ({
    id: kind,
    title,
    text,
    entries: entries(kind),
  });
  return (
    <SaferGambling
      title={t('protection.title')}
      intro={t('protection.intro')}
      sections={[
        { id: 'tools', title: t('protection.tools'), entries: tools },
        section('helpline', t('protection.help')),
        section('contact', t('protection.contact')),
        section('assessment', t('protection.assessment')),
        section('register', t('protection.registers'), t('protection.registers_text')),
        section('software', t('protection.software'), t('protection.software_text')),
      ]}
    />
  );
}
