import {runInNewContext} from 'node:vm';
import type * as z from 'zod';
import {SiteError} from '../shared/site-error';

/**
 * Reads the default export of a generated module as data.
 *
 * @param stubs what the module calls while it loads
 */
function evaluate(source: string, stubs: Record<string, unknown>): unknown {
  const body = source.replace(/^import .*$/gm, '').replace('export default', 'exported =');
  const context = {...stubs, exported: undefined};
  runInNewContext(body, context);
  // As data: functions become null, and objects of the other context plain ones of this.
  return JSON.parse(JSON.stringify(context.exported));
}

/**
 * Reads a generated module as data of a known shape.
 *
 * @throws SiteError if an upgrade has given it another one
 */
export function readGenerated<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
  stubs: Record<string, unknown> = {},
): z.infer<Schema> {
  try {
    return schema.parse(evaluate(source, stubs));
  } catch (error) {
    throw new SiteError(
      'plugins/lean-generated',
      `Docusaurus generates ${file} in another form: adapt the plugin, or take it out of docusaurus.config.ts (${String(error)})`,
    );
  }
}
