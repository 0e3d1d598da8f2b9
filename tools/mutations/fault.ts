export interface Fault {
  /** What the fault lets happen. */
  name: string;
  /** The text of the rule, in every migration that states it. */
  rule: string;
  /** What stands there instead. */
  broken: string;
  /** The test file, without folder and ending, and a part of the titles of its tests. */
  file: string;
  tests: string;
}
