import { apiErrorSchema, apiVersion, chatKeyHeader, localeHeader, locales, type ApiErrorCode } from '@nasaq/contract';
import { z } from 'zod';
import { ofContent, ofSearch } from './of-content.ts';
import { ofAccounts } from './of-accounts.ts';
import { ofChat, ofForms } from './of-visitors.ts';
import type { Operation } from './operation.ts';

/** Everything below `/api/v1`; a test compares it with the routes. */
const operations: readonly Operation[] = [...ofContent, ofSearch, ...ofForms, ...ofChat, ...ofAccounts];

const json = (schema: object) => ({ 'application/json': { schema } });
const anyFile = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
const errorRef = { $ref: '#/components/responses/Error' };

/**
 * The contract of `/api/v1` as OpenAPI 3.1, made from the schemas by which both sides check what they send: an
 * object that can be written as JSON.
 */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[operation.method] = described(operation);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Website',
      version: apiVersion,
      description:
        'What the site asks of the admin host. Every call carries `v` and may carry the language in the `locale` header; texts of errors come in it.',
    },
    servers: [{ url: '/api/v1' }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      parameters: {
        version: { name: 'v', in: 'query', required: true, schema: { const: apiVersion } },
        locale: { name: localeHeader, in: 'header', schema: { enum: [...locales], default: locales[0] } },
      },
      responses: {
        Error: {
          description: `Refused, with a code: ${errorCodes().join(', ')}`,
          content: json(schemaOf(apiErrorSchema, 'output')),
        },
      },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The token of `POST /auth/login`' },
        chat: { type: 'apiKey', in: 'header', name: chatKeyHeader, description: 'The key of `POST /chat`' },
      },
    },
  };
}

let text: string | undefined;

/** As JSON; made when somebody asks first, since it takes as long as hundreds of other answers. */
export function openApiText(): string {
  return (text ??= JSON.stringify(openApi()));
}

function described({
  answer,
  body,
  events,
  lock,
  method,
  path,
  query = {},
  statuses,
  summary,
  tag,
}: Operation): object {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(query).map(([name, type]) => ({ name, in: 'query', schema: { type } }));
  const content = answerOf(answer, events);
  const success = content ? { description: 'Done', content } : { description: 'Done, and nothing to tell' };
  return {
    operationId: [method, ...path.split(/[/:-]/).filter(Boolean)].join('_'),
    tags: [tag],
    summary,
    parameters: [
      { $ref: '#/components/parameters/version' },
      { $ref: '#/components/parameters/locale' },
      ...inPath,
      ...inQuery,
    ],
    ...(body
      ? { requestBody: { required: true, content: body === 'file' ? anyFile : json(schemaOf(body, 'input')) } }
      : {}),
    responses: {
      ...Object.fromEntries((statuses ?? [content ? 200 : 204]).map((status) => [String(status), success])),
      default: errorRef,
    },
    ...(lock ? { security: [{ [lock]: [] }] } : {}),
  };
}

function answerOf(answer: Operation['answer'], events: Operation['events']): object | undefined {
  if (events) return { 'text/event-stream': { schema: schemaOf(events, 'output') } };
  if (answer === 'file') return anyFile;
  return answer && json(schemaOf(answer, 'output'));
}

/** OpenAPI 3.1 takes JSON schemas of the draft that zod writes. `io`: what callers send has no defaults yet. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function errorCodes(): ApiErrorCode[] {
  return apiErrorSchema.shape.error.shape.code.options;
}
