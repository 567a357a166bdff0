import groups from './projects.json';

/** Which SDK the code of an example imports. */
export type SdkUse = 'v2' | 'v1' | 'v1 and v2' | 'None' | 'Not seen';

/** A project that builds with Lit, or an example of how to. */
export interface Project {
  readonly name: string;
  readonly href: string;
  /** One sentence: what the project is or shows. */
  readonly text: string;
  /** For an example: its SDK, its state in a sentence, and the page here about the same subject. */
  readonly sdk?: SdkUse;
  readonly state?: string;
  readonly page?: {readonly title: string; readonly to: string};
}

export interface ProjectGroup {
  readonly name: string;
  readonly projects: readonly Project[];
}

/** Every listed project once, in groups (LIT-Protocol/docs@387eee2 Ecosystem/projects.md). */
export const PROJECT_GROUPS: readonly ProjectGroup[] = groups;
