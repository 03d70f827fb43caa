import { useSyncExternalStore, type ReactNode } from 'react';
import { MessageBox, type MessageBoxTexts } from './MessageBox.tsx';
import type { MessageBoxStore } from './message-box-store.ts';

export interface MessageBoxHostProps {
  readonly store: MessageBoxStore;
  readonly texts: MessageBoxTexts;
}

/** Renders the boxes of a store, one at a time. One at the root of a page. */
export function MessageBoxHost({ store, texts }: MessageBoxHostProps): ReactNode {
  const message = useSyncExternalStore(store.subscribe, store.current, () => null);
  if (!message) return null;
  return (
    <MessageBox
      key={message.id}
      message={message}
      texts={texts}
      onAnswer={(answer) => store.answer(message.id, answer)}
    />
  );
}
