import { type AnyChannel, pusherChannelName } from '../src/calls/channel.ts';
import { createSchemaWriter, type Json } from '../src/registry/json-schema.ts';

const DESCRIPTION = `Realtime channels of a Housefront platform, generated from \`packages/contract\`.

The wire is the Pusher protocol: an event is \`{event, channel, data}\` with data as JSON text; the schemas here describe
the data. Private channels are authorised by POST with the stored token in the authorization header. Further keys are
ignored, and events without a schema carry no data that is read.`;

/** The AsyncAPI 3.0 document of all channels. */
export function asyncApi(channels: Readonly<Record<string, AnyChannel>>): Json {
  const schemas = createSchemaWriter('draft-07');
  const entries = Object.entries(channels).map(([key, channel]) => [key, channelItem(channel, schemas.write)] as const);
  const operations = Object.entries(channels).map(([key, channel]) => [
    `send.${key}`,
    { action: 'send', channel: { $ref: `#/channels/${key}` }, summary: channel.summary },
  ]);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Housefront platform realtime',
      version: '1.0.0',
      description: DESCRIPTION,
      license: { name: 'MIT' },
    },
    servers: {
      platform: {
        host: '{host}',
        pathname: '/app/{key}',
        protocol: 'wss',
        description: 'A Pusher-protocol server; host and key come from the site configuration.',
        variables: { host: { default: 'localhost' }, key: { default: 'housefront' } },
      },
    },
    defaultContentType: 'application/json',
    channels: Object.fromEntries(entries),
    operations: Object.fromEntries(operations),
    components: { schemas: schemas.named() },
  };
}

function channelItem(channel: AnyChannel, write: ReturnType<typeof createSchemaWriter>['write']): Json {
  const params = [...channel.name.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const messages = Object.entries(channel.events).map(([event, schema]) => [
    event,
    { name: event, title: event, payload: write(schema) },
  ]);
  return {
    address: pusherChannelName(channel, {}),
    summary: channel.summary,
    ...(params.length === 0 ? {} : { parameters: Object.fromEntries(params.map((name) => [name, {}])) }),
    messages: Object.fromEntries(messages),
    'x-requirements': channel.rows,
  };
}
