/** How loud a state's tag is: new ones call, finished ones are quiet. */
export type Tone = 'new' | 'active' | 'good' | 'quiet' | 'bad';
