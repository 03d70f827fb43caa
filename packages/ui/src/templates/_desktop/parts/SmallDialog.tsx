import { Dialog, type ModalProps } from '../../../primitives/Dialog/index.ts';

/** The dialog for short content and forms. */
export function SmallDialog({ large = false, ...props }: ModalProps & { readonly large?: boolean }) {
  return <Dialog size={large ? 'lg' : 'sm'} {...props} />;
}
