import { ask, order, type Option, type Options, type ScenarioLine, type TriggerForm } from './api.ts';
import { byId, el, say } from './dom.ts';

type Field = TriggerForm['fields'][number];
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const groups: Readonly<Record<TriggerForm['group'], string>> = {
  platform: 'Platform and games',
  answers: 'Answers',
  members: 'Members and money',
  events: 'Realtime events',
  content: 'Content',
};

const option = ({ value, label }: Option) => el('option', { value, text: label });

function controlOf(field: Field, id: string, offered: readonly Option[]): readonly HTMLElement[] {
  const hint = field.hint === undefined ? undefined : `${id}-hint`;
  const base = { id, name: field.name, 'aria-describedby': hint, required: field.optional !== true };
  if (field.kind === 'choice') {
    const none = field.optional ? [option({ value: '', label: '–' })] : [];
    const select = el('select', base, ...none, ...offered.map(option));
    if (field.value !== undefined) select.value = field.value;
    return [select];
  }
  if (field.kind === 'json')
    return [el('textarea', { ...base, rows: '3', spellcheck: 'false', text: field.value ?? '' })];
  const type = field.kind === 'number' ? 'number' : field.kind === 'switch' ? 'checkbox' : 'text';
  const input = el('input', {
    ...base,
    type,
    value: field.value ?? '',
    autocomplete: 'off',
    spellcheck: 'false',
    placeholder: field.kind === 'time' ? 'YYYY-MM-DD HH:mm:ss' : undefined,
    list: field.kind === 'suggest' ? `${id}-list` : undefined,
    min: type === 'number' ? '0' : undefined,
  });
  return field.kind === 'suggest' ? [input, el('datalist', { id: `${id}-list` }, ...offered.map(option))] : [input];
}

/** The request body of a filled-in form, without empty fields. @throws SyntaxError for invalid JSON */
function orderOf(fields: readonly Field[], form: HTMLFormElement): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const { name, kind } of fields) {
    const control = form.elements.namedItem(name);
    if (!isControl(control)) continue;
    const text = control.value.trim();
    if (text === '') continue;
    body[name] = kind === 'number' ? Number(text) : kind === 'json' ? JSON.parse(text) : text;
  }
  return body;
}

const isControl = (value: unknown): value is Control =>
  value instanceof HTMLInputElement || value instanceof HTMLSelectElement || value instanceof HTMLTextAreaElement;

/** Suggests the codes of a chosen call in the field beside it. */
function proposeCodes(form: HTMLFormElement, options: Options): void {
  const call = form.elements.namedItem('call');
  const list = form.querySelector('datalist');
  if (!isControl(call) || !list) return;
  const show = () => {
    const codes = options.calls.find(({ value }) => value === call.value)?.codes ?? {};
    list.replaceChildren(...Object.entries(codes).map(([value, meaning]) => option({ value, label: meaning })));
  };
  call.addEventListener('change', show);
  show();
}

function formOf({ name, title, does, fields }: TriggerForm, options: Options): HTMLElement {
  const form = el(
    'form',
    { class: 'trigger', 'aria-labelledby': `do-${name}` },
    el('h4', { id: `do-${name}`, text: title }),
    el('p', { class: 'does', text: does }),
    el(
      'div',
      { class: 'fields' },
      ...fields.map((field) => {
        const id = `${name}-${field.name}`;
        const offered = typeof field.options === 'string' ? options[field.options] : (field.options ?? []);
        return el(
          'div',
          { class: 'field' },
          el('label', { for: id, text: field.label }),
          ...controlOf(field, id, offered),
          field.hint === undefined ? null : el('span', { class: 'hint', id: `${id}-hint`, text: field.hint }),
        );
      }),
    ),
    el('button', { class: 'main', 'aria-label': `Do it: ${title}`, text: 'Do it' }),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    try {
      void order(`/${name}`, orderOf(fields, form));
    } catch (error) {
      say(`The data is not valid JSON: ${String(error)}`, 'bad');
    }
  });
  if (name === 'refusal') proposeCodes(form, options);
  return form;
}

/** Builds the forms of all triggers, in their groups. */
export async function showTriggers(): Promise<void> {
  const { triggers, options } = await ask('/triggers');
  byId('triggers').replaceChildren(
    ...Object.entries(groups).map(([group, title]) =>
      el(
        'details',
        { class: 'group' },
        el('summary', {}, el('h3', { text: title })),
        ...triggers.filter((one) => one.group === group).map((one) => formOf(one, options)),
      ),
    ),
  );
}

const scenarioButton = ({ name, title, does, active }: ScenarioLine) =>
  el(
    'li',
    {},
    el(
      'button',
      {
        type: 'button',
        'data-name': name,
        'aria-pressed': String(active),
        onclick: () => void order(`/scenario/${name}`, {}, active ? 'DELETE' : 'POST'),
      },
      el('strong', { text: title }),
      el('small', { text: does }),
    ),
  );

/** Codes are listed under the call that they refuse. Opened entries stay open, and so do calls with an active code. */
function showCodes(codes: readonly ScenarioLine[]): void {
  const place = byId('scenario-codes');
  const opened = new Set([...place.querySelectorAll('details[open]')].map((one) => one.getAttribute('data-call')));
  place.replaceChildren(
    ...[...new Set(codes.map(({ call }) => call))].map((name) => {
      const own = codes.filter(({ call }) => call === name);
      const isOpen = opened.has(name) || own.some(({ active }) => active);
      return el(
        'details',
        { class: 'codes', 'data-call': name, open: isOpen },
        el('summary', { text: name }),
        el('ul', { class: 'scenarios', role: 'list' }, ...own.map(scenarioButton)),
      );
    }),
  );
}

/** Shows all scenarios as buttons that switch them on and off. */
export async function showScenarios(): Promise<void> {
  const { scenarios } = await ask('/scenarios');
  const focused = document.activeElement?.getAttribute('data-name');
  byId('scenarios').replaceChildren(...scenarios.filter(({ group }) => group === 'situations').map(scenarioButton));
  byId('writings').replaceChildren(...scenarios.filter(({ group }) => group === 'writings').map(scenarioButton));
  showCodes(scenarios.filter(({ group }) => group === 'codes'));
  if (focused) document.querySelector<HTMLElement>(`[data-name="${focused}"]`)?.focus();
}

/** Shows the latest actions, each with a way to revert it. */
export async function showActions(): Promise<void> {
  const { actions } = await ask('/actions');
  const lines = actions.map(({ id, said, inForce, undoable }) =>
    el(
      'li',
      { class: 'action', 'data-force': String(inForce) },
      el('span', { text: said }),
      undoable
        ? el('button', {
            type: 'button',
            class: 'small',
            text: 'Undo',
            'aria-label': `Undo: ${said}`,
            onclick: () => void order(`/undo/${id}`),
          })
        : null,
    ),
  );
  const nothing = el('li', { class: 'does', text: 'Nothing: the platform is as usual.' });
  byId('actions').replaceChildren(...(lines.length > 0 ? lines : [nothing]));
}
