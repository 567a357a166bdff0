// What @alchemy/aa-alchemy names in its types. No sample can make one.
export declare class Alchemy {
  private constructor();
}
