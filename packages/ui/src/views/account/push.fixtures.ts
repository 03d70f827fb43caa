import { noop } from '../../slots/base.fixtures.ts';
import { translator } from '../../slots/labels.fixtures.ts';
import type { AccountBlock } from './contract.ts';

type State = 'off' | 'on' | 'denied' | 'consent' | 'unsupported' | 'home-screen';

/** Notices on this device, in a state (PLT-04). */
export function pushBlocksFixture(state: State): readonly AccountBlock[] {
  const t = translator('en_US');
  const title = t('push.title');
  if (state === 'unsupported' || state === 'home-screen') {
    const body = t(state === 'unsupported' ? 'push.unsupported' : 'push.home_screen');
    return [{ kind: 'notice', id: 'push', tone: 'info', title, body, actions: [] }];
  }
  const isOn = (kind: string) => (state === 'consent' ? kind === 'letter' : state === 'on' && kind !== 'promotion');
  const isFixed = (kind: string) => state === 'denied' || (state === 'consent' && kind === 'promotion');
  const notes: Readonly<Partial<Record<State, string>>> = { denied: t('push.denied'), consent: t('push.consent') };
  return [
    {
      kind: 'switches',
      id: 'push',
      title,
      body: t('push.body'),
      switches: ['letter', 'withdrawal', 'promotion'].map((kind) => ({
        id: kind,
        label: t(`push.${kind}`),
        on: isOn(kind),
        disabled: isFixed(kind),
        onChange: noop,
      })),
      note: notes[state],
      actions: state === 'consent' ? [{ id: 'choices', label: t('consent.choices'), main: false, onOpen: noop }] : [],
    },
  ];
}
