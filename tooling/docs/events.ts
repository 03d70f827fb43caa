import { fieldsOf, fieldTable, type Schema, type Schemas } from './fields.ts';

/** The AsyncAPI document of the contract, as far as its page shows it. */
export interface AsyncApi {
  readonly channels: Readonly<
    Record<
      string,
      {
        readonly address: string;
        readonly summary: string;
        readonly messages: Readonly<Record<string, { readonly name: string; readonly payload: Schema }>>;
      }
    >
  >;
  readonly components: { readonly schemas: Schemas };
}

/** The page of all channels with their events. */
export function eventsPage({ channels, components }: AsyncApi): string {
  const sections = Object.values(channels).flatMap(({ address, summary, messages }) => [
    `## \`${address}\``,
    summary,
    ...Object.values(messages).flatMap(({ name, payload }) => {
      const fields = fieldsOf(payload, components.schemas);
      return [
        `### \`${name}\` {#event-${name.toLowerCase().replaceAll(/[^a-z_]/g, '-')}}`,
        fields.length > 0 ? fieldTable(fields) : 'It carries no data that is read.',
      ];
    }),
  ]);
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`;
}

const INTRODUCTION = `# Events

A platform sends these events by the Pusher protocol, each as \`{event, channel, data}\` with the data as JSON text.
[asyncapi.json](../api/asyncapi.json) has the same for programs. Names in braces are values of the site or the member.

- Browsers connect to the host of \`realtime\` in the [site's config](site-config.md#realtime), not to the gateway.
- A channel that begins with \`private-\` is authorised by a POST to \`realtime.authPath\` with the member's token.
- Keys that are not listed are ignored.`;
