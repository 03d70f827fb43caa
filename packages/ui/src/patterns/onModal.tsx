import type { ComponentType } from 'react';
import type { ModalProps } from '../primitives/Dialog/index.ts';

/** A layer that a template shows things on. `large` is for what is a page of its own. */
export type ModalSurface = ComponentType<ModalProps & { readonly large?: boolean }>;

/** What a pattern takes that stands on a layer over the page. */
export interface OnModal {
  /** The layer that a template shows such things on. */
  readonly modal: ModalSurface;
}

/** The view of a template whose pattern stands on a layer. */
export function onModal<Props extends object>(Pattern: ComponentType<Props & OnModal>, modal: ModalSurface) {
  return function View(props: Props) {
    return <Pattern {...props} modal={modal} />;
  };
}
