"""Operations about games that come from elsewhere or go elsewhere."""
