import type * as z from 'zod';

/**
 * What is wrong with data, as `field: message`. A name that the schema does not have comes with those that it has.
 *
 * @param schema whose fields are known
 */
export const issuesOf = ({issues}: z.ZodError, {shape}: {shape: z.ZodRawShape}): string[] =>
  issues.map(({code, path, message}) => {
    if (code === 'unrecognized_keys') {
      return `${message}; known are ${Object.keys(shape).join(', ')}`;
    }
    return `${path.join('.')}: ${message.endsWith('received undefined') ? 'is missing' : message}`;
  });
