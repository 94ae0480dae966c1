"""Operations about disputes, and the public page of a verdict."""
