import type { ArgTypes } from '@storybook/react-vite';

/** Props without a control: labels, models with functions, content, handlers. */
const byHand = (name: string): boolean => !/^(texts|labels|className|children|on[A-Z].*|ref|key)$/.test(name);

/** Readable controls: editable props come first and have a control; all others are only described in the table. */
export function readableControls({ argTypes }: { readonly argTypes: ArgTypes }): ArgTypes {
  const plain = new Set(['boolean', 'number', 'string', 'enum', 'union']);
  const readable = ([name, type]: [string, ArgTypes[string]]): [string, ArgTypes[string]] => {
    const kind = typeof type.type === 'object' ? type.type.name : type.type;
    const chosen = type.options !== undefined || typeof type.control === 'object';
    return byHand(name) && (chosen || (kind !== undefined && plain.has(kind)))
      ? [name, type]
      : [name, { ...type, control: false }];
  };
  return Object.fromEntries(Object.entries(argTypes).map(readable));
}
