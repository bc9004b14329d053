import { fields, type ComponentSchema, type FormFieldInputProps } from '@keystatic/core';
import type { ReactElement, ReactNode } from 'react';
import { z } from 'zod';

import { about, namePlaceholder, type About } from '@/lib/content/fields';

import { Problem } from './Problem';
import { pictureField, type LeastSizes } from './picture';

/** A field's name, and the text below it. */
interface Named {
  label: string;
  description: string;
}

function named({ label, hint, fixed }: About): Named {
  const note =
    fixed && `Fixed by the specification (${fixed}) for the page as it came; your own may differ.`;
  return { label, description: [hint, note].filter(Boolean).join(' ') };
}

/** Keeps what only screen readers and search engines get out of the way until somebody looks for it. */
function Advanced({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details style={{ fontSize: '0.875rem' }}>
      <summary style={{ marginBottom: '0.5rem', cursor: 'pointer' }}>Advanced: {label}</summary>
      {children}
    </details>
  );
}

/** What is wrong with a value, in a sentence; undefined if nothing is. */
function problemIn(schema: z.ZodType, value: unknown): string | undefined {
  // The whole content is checked again with the company's own name when it is saved.
  const named = typeof value === 'string' ? value.replaceAll(namePlaceholder, 'Name') : value;
  const [issue] = schema.safeParse(named).error?.issues ?? [];
  return issue && `Must be ${issue.message}.`;
}

// The value of a text or number field.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type InputProps = FormFieldInputProps<any>;

/**
 * Makes a field say what is wrong while its value is typed, and refuse to be saved with it.
 *
 * @param optional lets it be empty.
 */
function checked<Field extends { Input: (props: InputProps) => ReactElement | null }>(
  field: Field,
  schema: z.ZodType,
  optional = false,
): Field {
  const { Input } = field;
  const { label, note, advanced } = aboutOf(schema);
  const problemOf = (value: unknown) =>
    optional && value === '' ? undefined : problemIn(schema, value);
  return {
    ...field,
    Input: (props: InputProps) => {
      const problem = problemOf(props.value);
      const input = (
        <div>
          <Input {...props} />
          {note && problem === undefined && (
            <p style={{ margin: '0.5rem 0 0', fontSize: '0.875rem' }}>
              {note(props.value as string)}
            </p>
          )}
          <Problem text={problem} />
        </div>
      );
      return advanced ? <Advanced label={label}>{input}</Advanced> : input;
    },
    validate: (value: unknown) => {
      const problem = problemOf(value);
      if (problem !== undefined) throw new Error(problem);
      return value;
    },
  };
}

/** A yes or no; what the content may lack is left out of it. */
const flagField = (words: Named, otherwise: boolean) => ({
  ...fields.checkbox({ ...words, defaultValue: otherwise }),
  serialize: (value: boolean) => ({ value: value === otherwise ? undefined : value }),
});

/** A day of every year, which a date field shows in this one. */
const dayField = (words: Named) => ({
  ...fields.date(words),
  parse: (value: unknown) =>
    typeof value === 'string' ? `${new Date().getFullYear()}-${value}` : null,
  serialize: (value: string | null) => ({ value: value?.slice(5) }),
});

const nowhere = '';

/** A choice of words, or of none where the content may lack it. */
function choiceField(words: Named, options: string[], optional: boolean) {
  const field = fields.select({
    ...words,
    options: [
      ...(optional ? [{ label: 'nothing', value: nowhere }] : []),
      ...options.map((value) => ({ label: value, value })),
    ],
    defaultValue: optional ? nowhere : (options[0] ?? nowhere),
  });
  return {
    ...field,
    serialize: (value: string) => ({ value: value === nowhere ? undefined : value }),
  };
}

/** What lib/content/fields.ts says of a schema. */
function aboutOf(schema: z.core.$ZodType): About {
  const words = about.get(schema);
  if (!words)
    throw new Error('A field of the content has no kind: make it with lib/content/fields.ts.');
  return words;
}

/** An entry's name in its list: its texts and numbers. */
function summary(entry: { fields?: Record<string, { value?: unknown }>; value?: unknown }): string {
  const values = entry.fields
    ? Object.values(entry.fields).map(({ value }) => value)
    : [entry.value];
  return values
    .filter((value) => (typeof value === 'string' && value !== '') || typeof value === 'number')
    .join(' · ');
}

/**
 * The editor's field for a part of the content, with its name, hint and limits.
 *
 * @param schema a part of lib/content/schema.ts.
 * @param least the size that a picture needs, by its place.
 * @param optional whether the content may lack it; of a group, whether it may lack all of it.
 * @throws an Error when lib/content/fields.ts did not make the schema.
 */
function fieldFor(schema: z.ZodType, least: LeastSizes, optional = false): ComponentSchema {
  if (schema instanceof z.ZodExactOptional) {
    return fieldFor(schema.unwrap() as z.ZodType, least, true);
  }
  const words = aboutOf(schema);
  const common = named(words);
  if (schema instanceof z.ZodObject) {
    return fields.object(fieldsOf(schema, least, optional), common);
  }
  if (schema instanceof z.ZodEnum) return choiceField(common, schema.options as string[], optional);
  if (schema instanceof z.ZodArray && words.kind === 'list') {
    return fields.array(fieldFor(schema.element as z.ZodType, least), {
      ...common,
      validation: { length: { min: words.size.least, max: words.size.most } },
      itemLabel: (entry) => summary(entry as Parameters<typeof summary>[0]),
    });
  }
  if (words.kind === 'flag') return flagField(common, words.otherwise);
  if (words.kind === 'day') return dayField(common);
  if (words.kind === 'time') {
    return {
      ...fields.datetime(common),
      serialize: (value: string | null) => ({ value: value ?? undefined }),
    };
  }
  if (words.kind === 'picture') return pictureField(common, least[words.slot]);
  if (words.kind === 'number') return checked(fields.number(common), schema);
  const text = fields.text({ ...common, multiline: words.kind === 'lines' });
  // Keystatic omits empty texts from the file; here, an empty text marks a decorative picture.
  const serialize = (value: string) => ({ value: optional && value === '' ? undefined : value });
  return checked({ ...text, serialize }, schema, optional);
}

/** The editor's fields for a group of the content, by their names. */
export function fieldsOf(
  schema: z.ZodObject,
  least: LeastSizes,
  optional = false,
): Record<string, ComponentSchema> {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([key, field]) => [
      key,
      fieldFor(field as z.ZodType, least, optional),
    ]),
  );
}
