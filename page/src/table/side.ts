/** The panels beside the felt, by name; none where it is empty. */
export type SideName = 'coach' | 'rules' | 'log' | 'fair' | '';
