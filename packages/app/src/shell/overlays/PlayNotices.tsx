import { maintenanceText, type PlayDialog } from '@housefront/core/features/play';
import { MessageBox, type MessageOptions } from '@housefront/ui/primitives/MessageBox';
import { labelsOf } from '@housefront/ui/labels';
import { maintenanceLabels } from '@housefront/ui/views/maintenance/labels';
import { Suspense, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useExtension } from '../../kernel/extension.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { untilText } from '../../kernel/texts/times.ts';
import { useOpenCustomerService } from '../../kernel/hooks/useCustomerService.ts';

/** A question whose action runs inside the click, because a window may open (PLAY-08x). */
interface Question {
  /** A message that only closes. */
  readonly isAlert?: true;
  readonly options: MessageOptions;
  readonly onAnswer: (confirmed: boolean) => void;
  /** Called when dismissed with Escape; counts as "no" if omitted. */
  readonly onDismiss?: () => void;
}

function useQuestion(notice: PlayDialog | undefined): Question | null {
  const { core, overlays } = useRuntime();
  const { t } = core.i18n;
  const { play } = core;
  switch (notice?.kind) {
    case 'confirm-login':
      return {
        options: { title: t(notice.messageKey), confirm: t('shell.header.login') },
        onAnswer: (confirmed) => {
          play.dismiss('confirm-login');
          if (confirmed) overlays.open('login');
          else play.forget();
        },
      };
    case 'blocked': {
      const { game } = notice;
      return {
        options: { title: t('play.blocked_title'), message: t('play.blocked_body'), confirm: t('play.open_game') },
        onAnswer: (confirmed) => {
          play.dismiss('blocked');
          if (confirmed) play.start(game, { again: true });
        },
      };
    }
    case 'resume-offer':
      return {
        options: {
          title: t('play.resume_title'),
          message: t('play.resume_body', { game: notice.game.name ?? '' }),
          confirm: t('play.resume_confirm'),
        },
        onAnswer: (confirmed) => (confirmed ? play.resume() : play.forget()),
      };
    case 'running-game':
      return {
        options: {
          title: t('play.running_title'),
          message: t('play.running_body'),
          confirm: t('play.running_return'),
          cancel: t('play.running_end'),
          focus: 'confirm',
        },
        // The game may be running in another tab: only a press of the button ends it.
        onDismiss: () => play.dismiss('running-game'),
        onAnswer: (confirmed) => {
          if (confirmed) return play.returnToGame();
          play.dismiss('running-game');
          play.quit();
        },
      };
    case 'transfer-disabled':
      return {
        isAlert: true,
        options: { title: t('play.transfer_disabled_title'), message: t('play.transfer_disabled_body') },
        onAnswer: () => play.dismiss('transfer-disabled'),
      };
    case 'age':
    case 'game-facts':
    case 'maintenance':
    case undefined:
      return null;
    default:
      return notice satisfies never;
  }
}

/** Messages and questions of game play, one at a time. */
export function PlayNotices(): ReactNode {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const notice = useStore(core.play.store, (state) => state.notices[0]);
  const question = useQuestion(notice);
  const onCustomerService = useOpenCustomerService();
  const extension = useExtension();
  if (question) {
    return (
      <MessageBox
        message={{ id: 0, kind: question.isAlert ? 'alert' : 'confirm', options: question.options }}
        texts={{ confirm: t('common.ok'), cancel: t('common.cancel') }}
        onAnswer={(answer) => question.onAnswer(answer !== null)}
        onDismiss={question.onDismiss}
      />
    );
  }
  if (notice?.kind === 'game-facts') {
    return extension ? (
      <Suspense fallback={null}>
        <extension.GameStart notice={notice} />
      </Suspense>
    ) : null;
  }
  if (notice?.kind !== 'maintenance') return null;
  return (
    <Suspense fallback={null}>
      <TemplateView
        name="maintenance"
        props={{
          open: true,
          onClose: () => core.play.dismiss('maintenance'),
          message: maintenanceText(notice.interval, core.i18n, (at) => untilText(at, core.i18n.locale)),
          onCustomerService,
          texts: labelsOf(t, maintenanceLabels),
        }}
      />
    </Suspense>
  );
}
