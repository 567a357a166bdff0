// No exports on purpose: a sample that imports from a stubbed package must fail to compile.
export {};
