import type { ReactNode } from 'react';
import { frameFixture } from '../conformance/subjects/viewFixtures.ts';
import { InFloatBar } from '../patterns/FloatBar/index.ts';
import { LicenceNotice } from '../patterns/LicenceNotice/index.ts';
import { FooterMark, MarkedPage, type MarkModel } from '../patterns/MarkStrip/index.ts';
import { exampleMarks } from '../patterns/MarkStrip/marks.fixtures.ts';
import { PanicButton } from '../patterns/PanicButton/index.ts';
import { SessionBar, type SessionFigure } from '../patterns/SessionBar/index.ts';
import { amount, content, noop, type FixtureLocale } from '../slots/base.fixtures.ts';
import { translator } from '../slots/labels.fixtures.ts';
import type { ViewName } from '../views/contract.ts';
import { useStoryGlobals, type SceneProfile } from './story-globals.tsx';

const marksByProfile: ReadonlyMap<string, readonly MarkModel[]> = new Map(Object.entries(exampleMarks));
const units = { h: 'hour', d: 'day', w: 'week', m: 'month', y: 'year' } as const;

/** A length such as `24h` in words. */
function lengthIn(locale: FixtureLocale, length: string): string {
  const language = locale.includes('_') ? locale.replace('_', '-') : 'en-US';
  const unit = Object.entries(units).find(([sign]) => length.endsWith(sign))?.[1];
  const style = { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' } as const;
  return unit ? new Intl.NumberFormat(language, style).format(Number.parseInt(length, 10)) : length;
}

interface PartProps {
  readonly profile: SceneProfile;
  readonly locale: FixtureLocale;
}

function Licence({ profile: { age, limits }, locale, marks }: PartProps & { readonly marks: readonly MarkModel[] }) {
  const t = translator(locale);
  return (
    <LicenceNotice
      label={t('protection.licence')}
      age={age === undefined ? null : { sign: `${age}+`, description: t('protection.age_sign', { age }) }}
      sentences={[
        content(
          locale,
          'Fairwater is licensed by the Commission of Examples under account 12345.',
          'Fairwater 由示例委员会发牌，账户 12345。',
        ),
      ]}
      links={[
        { title: t('protection.title'), href: '/main/safer-gambling' },
        ...(limits ? [{ title: t('protection.set_limits'), href: '/user/Limits' }] : []),
        { title: t('protection.register', { account: '12345' }), href: 'https://register.example.com/12345' },
      ]}
    >
      {marks.length === 0 ? null : marks.map((mark) => <FooterMark key={mark.href} mark={mark} />)}
    </LicenceNotice>
  );
}

function Session({ profile: { sessionBar = {} }, locale }: PartProps) {
  const t = translator(locale);
  const figure = (id: SessionFigure['id'], value: string): SessionFigure => ({
    id,
    label: t(`session_bar.${id}`),
    value,
  });
  return (
    <SessionBar
      label={t('session_bar.title')}
      figures={[
        figure('balance', amount(locale, '128,450.60')),
        ...(sessionBar.net ? [figure('net', amount(locale, '-12.50'))] : []),
        ...(sessionBar.elapsed ? [figure('elapsed', '0:42:10')] : []),
        figure('clock', '14:05'),
      ]}
    />
  );
}

function Panic({ panic, locale }: Pick<PartProps, 'locale'> & { readonly panic: NonNullable<SceneProfile['panic']> }) {
  const t = translator(locale);
  return (
    <InFloatBar side="start">
      <PanicButton
        label={t('pauses.panic', { length: lengthIn(locale, panic.duration) })}
        scope={t(`pauses.scope_${panic.scope}`)}
        onPress={noop}
      />
    </InFloatBar>
  );
}

export interface ProfileFrameProps {
  readonly view: ViewName;
  readonly locale: FixtureLocale;
  readonly children: ReactNode;
}

/** Parts that the profile of the toolbar puts around a page, as sites do; without a profile only the page (RG-37x). */
export function ProfileFrame({ view, locale, children }: ProfileFrameProps): ReactNode {
  const { profile, session } = useStoryGlobals();
  if (!profile || view === 'loading') return children;
  const framed = frameFixture(view).header !== null;
  const given = marksByProfile.get(profile.name) ?? [];
  const marks = profile.marks ? given.slice(0, profile.marks.count) : [];
  const isOnTop = profile.marks?.place === 'top';
  const inGame = view === 'play';
  const page = (
    <>
      {children}
      {inGame ? null : <Licence profile={profile} locale={locale} marks={isOnTop ? [] : marks} />}
    </>
  );
  return (
    <>
      {isOnTop ? (
        <MarkedPage label={translator(locale)('protection.marks')} marks={marks} layout={framed ? 'full' : 'plain'}>
          {page}
        </MarkedPage>
      ) : (
        page
      )}
      {session === 'member' && !inGame ? <Session profile={profile} locale={locale} /> : null}
      {session === 'member' && framed && profile.panic ? <Panic panic={profile.panic} locale={locale} /> : null}
    </>
  );
}
