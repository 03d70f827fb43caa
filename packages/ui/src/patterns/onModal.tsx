import type { ComponentType } from 'react';
import type { ModalProps } from '../primitives/Dialog/index.ts';

/** A template's modal component. `large` is for full pages. */
export type ModalSurface = ComponentType<ModalProps & { readonly large?: boolean }>;

/** Props of a pattern that is shown in a modal. */
export interface OnModal {
  /** The template's modal component. */
  readonly modal: ModalSurface;
}

/** Creates the view of a template from a pattern in a modal. */
export function onModal<Props extends object>(Pattern: ComponentType<Props & OnModal>, modal: ModalSurface) {
  return function View(props: Props) {
    return <Pattern {...props} modal={modal} />;
  };
}
